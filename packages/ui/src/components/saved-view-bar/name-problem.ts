export type NameProblem = 'empty' | 'taken';

/** Why a view can't have a name; names must differ in more than case and surrounding space. */
export function nameProblem(name: string, taken: readonly string[]): NameProblem | null {
  const plain = (text: string) => text.trim().toLocaleLowerCase();
  if (plain(name) === '') return 'empty';
  return taken.some((each) => plain(each) === plain(name)) ? 'taken' : null;
}
