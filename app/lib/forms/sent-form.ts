/** The fields of a form that was sent; a body that is no form has none. */
export function sentForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}
