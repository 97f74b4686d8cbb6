/** Sets the attribute that shows the controls that need JavaScript (`needs-script` in the styles). */
export function markScript(): void {
  document.documentElement.dataset.script = '';
}
