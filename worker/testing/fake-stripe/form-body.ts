export type FormValue = string | { [key: string]: FormValue };
export type FormObject = { [key: string]: FormValue };

/** Reads Stripe's bracket form (`a[b][0][c]=d`) into nested objects; array positions stay as keys. */
export function readForm(body: string): FormObject {
  const root: FormObject = Object.create(null) as FormObject;
  for (const [name, value] of new URLSearchParams(body)) {
    const keys = [...name.matchAll(/[^[\]]+/g)].map(([key]) => key);
    put(root, keys, value);
  }
  return root;
}

function put(target: FormObject, keys: string[], value: string): void {
  const [key, ...rest] = keys;
  if (key === undefined) return;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const existing = target[key];
  const child = typeof existing === 'object' ? existing : (Object.create(null) as FormObject);
  target[key] = child;
  put(child, rest, value);
}

/** The text at a path, or undefined. */
export function textAt(form: FormObject, ...path: string[]): string | undefined {
  const value = valueAt(form, path);
  return typeof value === 'string' ? value : undefined;
}

/** The key-value texts at a path; empty when there are none. */
export function textsAt(form: FormObject, ...path: string[]): Record<string, string> {
  const value = valueAt(form, path);
  if (typeof value !== 'object') return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

function valueAt(form: FormObject, path: string[]): FormValue | undefined {
  let value: FormValue | undefined = form;
  for (const key of path) value = typeof value === 'object' ? value[key] : undefined;
  return value;
}
