/** Code couldn't be loaded: no connection, or a version that is no longer served. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
}
