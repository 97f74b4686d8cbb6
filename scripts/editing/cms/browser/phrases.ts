/** What a field says. Our messages for patterns are whole sentences. */
const fieldMessages = { editorControlPane: { widget: { regexPattern: '%{fieldLabel}: %{pattern}' } } };

const fieldNotice = {
  missingRequiredField: 'Not saved. Fields with a red frame need something: each one says what.',
};

const deletes =
  'Lists and links that name this entry change too, and its address, if it was online, leads to the list of its kind. “Undo the last change” brings everything back.';

/**
 * Texts of buttons and notices when the editor saves files on this computer, which does not publish them. The editor's
 * own English texts apply to everything else.
 */
export const localPhrases = {
  editor: {
    editorToolbar: {
      publishing: 'Saving…',
      publish: 'Save',
      publishNow: 'Save now',
      published: 'Saved',
      publishAndCreateNew: 'Save and create a new one',
      publishAndDuplicate: 'Save and duplicate',
      deletePublishedEntry: 'Delete entry',
      unsavedChanges: 'Not saved yet',
      changesSaved: 'Saved on this computer',
    },
    ...fieldMessages,
    editor: {
      onDeletePublishedEntry: `Delete this entry? ${deletes}`,
      onDeleteWithUnsavedChanges: `Delete this entry, and what is not saved in this form? ${deletes}`,
      confirmLoadBackup:
        'This browser has kept texts of this form that were not saved. Continue with them? If the file was changed elsewhere since then, saving them takes that change back.',
    },
  },
  ui: {
    toast: {
      ...fieldNotice,
      entrySaved: 'Saved on this computer, not online yet',
      entryPublished: 'Saved on this computer, not online yet',
      onFailToLoadEntries: '%{details}',
      onFailToDelete: '%{details}',
      onFailToPersist: '%{details}',
      onFailToPublishEntry: '%{details}',
    },
  },
};

const sent = 'Sent. The site shows it in a few minutes, once its checks have passed';

/** Texts of notices when each save is a commit on a Git host, which publishes it if the checks pass. */
export const hostedPhrases = {
  editor: fieldMessages,
  ui: {
    toast: {
      ...fieldNotice,
      entrySaved: sent,
      entryPublished: sent,
    },
  },
};
