import { fileText } from '../file-text';
import { iconControl, linkControl } from './choices';
import { allowIncompleteDrafts, draftControl } from './draft';
import { entriesControl } from './entries';
import { languagesControl, textListControl } from './languages';
import { photoControl } from './photo';
import { hostedPhrases, localPhrases } from './phrases';
import { plain } from './plain';
import { showPlainErrors } from './plain-errors';
import { pagePreview } from './preview';
import { watchSaveErrors } from './save-errors';
import { entryIdControl, timeControl } from './short-texts';
import { showState } from './state';
import { addStyle, previewStyle, style } from './style';

const { CMS, editorConfig, editorSettings } = window;

addStyle(style);
showPlainErrors();
CMS.registerWidget('languages', languagesControl);
CMS.registerWidget('texts', textListControl);
CMS.registerWidget('photo', photoControl);
CMS.registerWidget('link', linkControl);
CMS.registerWidget('icon', iconControl);
CMS.registerWidget('draft', draftControl);
CMS.registerWidget('entries', entriesControl);
CMS.registerWidget('time', timeControl);
CMS.registerWidget('entry-id', entryIdControl);
allowIncompleteDrafts();
CMS.registerLocale('site', editorSettings.formats ? hostedPhrases : localPhrases);
if (editorSettings.formats) {
  for (const { name, schemas } of editorSettings.formats)
    CMS.registerCustomFormat(name, 'json', {
      fromFile: (text) => JSON.parse(text),
      toFile: (data) => fileText(plain(data), schemas),
    });
} else {
  // Only a development server can render a preview.
  for (const name of editorSettings.previews) CMS.registerPreviewTemplate(name, pagePreview);
  CMS.registerPreviewStyle(previewStyle, { raw: true });
  watchSaveErrors();
  showState();
}
CMS.init({ config: editorConfig });
