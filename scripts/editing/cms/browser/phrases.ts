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
  },
  ui: {
    toast: {
      entrySaved: 'Saved on this computer, not online yet',
      entryPublished: 'Saved on this computer, not online yet',
      onFailToPersist: '%{details}',
      onFailToPublishEntry: '%{details}',
    },
  },
};

const sent = 'Sent. The site shows it in a few minutes, once its checks have passed';

/** Texts of notices when each save is a commit on a Git host, which publishes it if the checks pass. */
export const hostedPhrases = {
  ui: {
    toast: {
      entrySaved: sent,
      entryPublished: sent,
    },
  },
};
