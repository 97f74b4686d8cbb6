/** The name of the editor's errors about responses of a server. */
const technical = 'API_ERROR';

/** Notices show errors as texts: without this, they would begin with the name of the error. */
export function showPlainErrors(): void {
  const withName = Error.prototype.toString;
  Error.prototype.toString = function (this: Error) {
    return this.name === technical ? this.message : withName.call(this);
  };
}
