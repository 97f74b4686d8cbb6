/** @jest-environment node */
import { hostedPhrases, localPhrases } from '@/scripts/editing/cms/browser/phrases';

it('saving on this computer does not sound like publishing', () => {
  const { editorToolbar } = localPhrases.editor;
  expect([editorToolbar.publish, editorToolbar.publishNow]).toEqual(['Save', 'Save now']);
  for (const text of [localPhrases.ui.toast.entrySaved, localPhrases.ui.toast.entryPublished])
    expect(text).toMatch(/not online yet/);
});

it('deleting an entry says what else changes', () => {
  const { onDeletePublishedEntry, onDeleteWithUnsavedChanges } = localPhrases.editor.editor;
  for (const text of [onDeletePublishedEntry, onDeleteWithUnsavedChanges])
    expect(text).toMatch(
      /^Delete this entry.*links that name this entry change.* leads to the list of its kind/,
    );
});

it('saving on a Git host says when the site shows it', () => {
  for (const text of [hostedPhrases.ui.toast.entrySaved, hostedPhrases.ui.toast.entryPublished])
    expect(text).toMatch(/The site shows it in a few minutes, once its checks have passed/);
});
