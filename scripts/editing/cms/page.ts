/** Text within a script element. */
const embed = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The page of the visual editor.
 * @param config see `editorConfig`
 * @param settings see `editorSettings`
 */
export function editorPage(config: unknown, settings: unknown): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Editor</title>
<link rel="icon" href="/favicon.svg">
<script>window.CMS_MANUAL_INIT=true;window.editorSettings=${embed(settings)};window.editorConfig=${embed(config)}</script>
</head>
<body>
<script src="/admin/files/decap-cms.js"></script>
<script src="/admin/files/admin.js"></script>
</body>
</html>
`;
}
