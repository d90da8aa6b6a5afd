/** Code could not be loaded: the connection, or a version that is no longer served. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
}
