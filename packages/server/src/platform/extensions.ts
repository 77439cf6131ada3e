/**
 * A place where modules above add something to a module below, which must not know them: kinds of rules, bulk actions,
 * filters, numbers for monitoring. The module below declares the point, the others name it in their `module.ts`.
 */
export type ExtensionPoint<T> = { readonly name: string; readonly holds?: T };

export type Extension = { point: ExtensionPoint<unknown>; value: unknown };

/** All extensions of the program by the name of their point. */
export type Extensions = ReadonlyMap<string, readonly unknown[]>;

export function extensionPoint<T>(name: string): ExtensionPoint<T> {
  return { name };
}

export function extend<T>(point: ExtensionPoint<T>, value: T): Extension {
  return { point, value };
}

export function collectExtensions(all: readonly Extension[]): Extensions {
  const byPoint = Map.groupBy(all, ({ point }) => point.name);
  return new Map(Array.from(byPoint, ([name, some]) => [name, some.map(({ value }) => value)]));
}

/** What was added there, in the order of the list of modules. */
export function extensionsOf<T>(
  services: { extensions: Extensions },
  { name }: ExtensionPoint<T>,
): readonly T[] {
  return (services.extensions.get(name) ?? []) as readonly T[];
}
