/** A form with a file: files and strings unchanged, anything else as JSON. */
export function formDataOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body))) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined)
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}
