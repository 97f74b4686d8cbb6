/** Serializes a value for a script element. */
const embed = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Returns the script that configures the editor before it starts.
 * @param config see `editorConfig`
 * @param settings see `editorSettings`
 */
export function editorScript(config: unknown, settings: unknown): string {
  return `window.CMS_MANUAL_INIT=true;window.editorSettings=${embed(settings)};window.editorConfig=${embed(config)}`;
}

const page = (policy: string, script: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">${policy}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Editor</title>
<link rel="icon" href="/favicon.svg">
${script}
</head>
<body>
<script src="/admin/files/decap-cms.js"></script>
<script src="/admin/files/admin.js"></script>
</body>
</html>
`;

/** Returns the page of the editor on the development server, with inline settings. */
export function editorPage(config: unknown, settings: unknown): string {
  return page('', `<script>${editorScript(config, settings)}</script>`);
}

/**
 * Returns the page of the exported editor. Its settings are in a file, so that no host has to allow an inline script.
 * @param policy see `editorPolicy`
 */
export function exportedEditorPage(policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return page(meta, '<script src="/admin/files/settings.js"></script>');
}
