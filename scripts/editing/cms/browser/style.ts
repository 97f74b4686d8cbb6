/** Styles of our fields. */
export const style = `
.languages { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: 12px; }
.language label { display: flex; justify-content: space-between; font-size: 12px; font-weight: 600; color: #313d3e; margin-bottom: 4px; }
.language .count { font-weight: 400; color: #5d626f; }
.language .too-long { color: #d60032; font-weight: 600; }
.language textarea { width: 100%; box-sizing: border-box; border: 1px solid #c5cad3; border-radius: 4px; padding: 8px; font: inherit; resize: vertical; field-sizing: content; min-height: 2.6em; }
.refused { margin: 4px 0 0; color: #d60032; font-size: 13px; line-height: 1.4; }
.texts .row { padding-bottom: 12px; margin-bottom: 12px; border-bottom: 1px solid #e4e7ee; }
.texts .tools { display: flex; gap: 8px; align-items: center; margin-bottom: 4px; font-weight: 600; }
.texts button { border: 1px solid #c5cad3; border-radius: 4px; background: #fff; padding: 2px 10px; font: inherit; cursor: pointer; }
.texts button:disabled { opacity: 0.4; cursor: default; }
[class*=ControlErrorsList] li { text-transform: none; }
/* The bar at the foot covers no field: not the last one, and none to which the form scrolls. */
body [class*=ControlPaneContainer] { padding-bottom: 96px; scroll-padding: 16px 0 88px; }
.saved-state, .saved-state div { display: flex; gap: 8px; align-items: center; }
.saved-state div[hidden] { display: none; }
.saved-state { position: fixed; z-index: 1000; left: 16px; bottom: 16px; padding: 8px 12px; border-radius: 8px; background: #313d3e; color: #fff; font: 14px/1.4 sans-serif; }
.saved-state button { border: 1px solid #c5cad3; border-radius: 4px; background: #fff; color: #313d3e; padding: 4px 10px; font: inherit; cursor: pointer; }
.find-text { width: min(720px, 90vw); max-height: 80vh; box-sizing: border-box; padding: 16px; border: 0; border-radius: 8px; color: #313d3e; font: 14px/1.5 sans-serif; box-shadow: 0 8px 40px #0006; }
.find-text div { display: flex; gap: 8px; }
.find-text input { flex: 1; border: 1px solid #c5cad3; border-radius: 4px; padding: 8px; font: inherit; }
.find-text button { border: 1px solid #c5cad3; border-radius: 4px; background: #fff; color: inherit; padding: 4px 10px; font: inherit; cursor: pointer; }
.find-text p { margin: 8px 0; }
.find-text ul { list-style: none; margin: 0; padding: 0; }
.find-text li button { display: grid; width: 100%; margin-bottom: 4px; text-align: left; }
.find-text li button:hover { background: #f4f5f8; }
.find-text mark { background: #ffe58a; }
.entries ol { margin: 0 0 8px; padding: 0; list-style: none; }
.entries li { display: flex; gap: 8px; align-items: center; padding: 4px 8px; border-bottom: 1px solid #e4e7ee; cursor: grab; touch-action: none; }
.entries li.moving { background: #e8f0fe; cursor: grabbing; }
.entries li span { flex: 1; }
.entries button, .entries select { border: 1px solid #c5cad3; border-radius: 4px; background: #fff; padding: 2px 10px; font: inherit; cursor: pointer; }
.entries button[aria-disabled=true] { opacity: 0.4; cursor: default; }
.entries [role=status]:empty { display: none; }
.link input, .short-text input { width: 100%; box-sizing: border-box; border: 1px solid #c5cad3; border-radius: 4px; padding: 8px; font: inherit; }
.icons { display: grid; grid-template-columns: repeat(auto-fill, minmax(3rem, 1fr)); gap: 4px; }
.icons button { border: 2px solid transparent; border-radius: 4px; background: #f4f5f8; padding: 8px; cursor: pointer; color: #313d3e; }
.icons button[aria-pressed=true] { border-color: #3a69c7; color: #3a69c7; }
.icons svg { display: block; width: 24px; height: 24px; margin: 0 auto; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.photos input { width: 100%; box-sizing: border-box; border: 1px solid #c5cad3; border-radius: 4px; padding: 8px; font: inherit; }
.photos > img { display: block; width: 240px; height: 150px; object-fit: cover; background: #e8eaf0; border-radius: 4px; margin-bottom: 8px; }
.photos .toggle { margin-top: 8px; padding: 6px 12px; border: 1px solid #c5cad3; border-radius: 4px; background: #fff; cursor: pointer; font: inherit; }
.photos .upload { display: inline-block; margin-left: 8px; }
.photos .upload input { display: block; margin-top: 4px; }
.photos .choices { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 8px; margin-top: 8px; max-height: 24rem; overflow: auto; }
.photos .photo { border: 2px solid transparent; border-radius: 4px; background: #f4f5f8; padding: 4px; cursor: pointer; font-size: 12px; text-align: left; }
.photos .photo[aria-pressed=true] { border-color: #3a69c7; }
.photos .photo img { display: block; width: 100%; aspect-ratio: 8 / 5; object-fit: cover; background: #dfe3ea; margin-bottom: 4px; }
`;

/** Styles of the preview, which is a separate document. */
export const previewStyle = `
html, body, #root, .frame-root, .frame-content, .frame-content > div { height: 100%; margin: 0; }
.site-preview { display: flex; flex-direction: column; height: 100vh; font: 14px/1.5 sans-serif; }
.site-preview .tabs { display: flex; gap: 4px; padding: 8px; background: #eff0f4; }
.site-preview .tabs button { border: 0; border-radius: 4px; padding: 4px 12px; background: transparent; font: inherit; cursor: pointer; }
.site-preview .tabs button[aria-pressed=true] { background: #fff; font-weight: 600; }
/* At the right, the two round buttons of the editor. */
.site-preview .issues { margin: 0; padding: 8px 104px 8px 28px; background: #fff3f0; color: #8a1f11; }
.site-preview .notes { margin: 0; padding: 8px 104px 8px 28px; background: #fff8e1; color: #6b4e00; }
.site-preview .page { flex: 1; position: relative; }
.site-preview .page p { position: absolute; inset: 0 0 auto; z-index: 1; margin: 0; background: #fff; }
.site-preview iframe { width: 100%; height: 100%; border: 0; }
.site-preview p { padding: 16px; }
`;

/** Adds styles to the document. */
export function addStyle(css: string): void {
  const element = document.createElement('style');
  element.textContent = css;
  document.head.append(element);
}
