import type { z } from 'zod';

type Schema = z.ZodType;

/** What of a schema is looked at; each kind of zod's has some of these. */
type Definition = {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  getter?: () => Schema;
  options?: readonly Schema[];
  valueType?: Schema;
  items?: readonly Schema[];
  rest?: Schema | null;
  catchall?: Schema;
};

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition;

/**
 * The first field of a value that its schema does not know, as a path; undefined where it knows all. `passedOver` is a schema
 * whose fields may be there besides, such as the answer that is sent back with a change in it. The value has passed the
 * schema already.
 */
export function findUnknownField(schema: Schema, value: unknown, passedOver?: Schema): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return unknownOfObject(definition, value as Record<string, unknown>, passedOver);
    case 'array':
      return firstOf(value as unknown[], () => [
        definition.element,
        passedOver && definitionOf(bare(passedOver)).element,
      ]);
    case 'tuple':
      return firstOf(value as unknown[], (at) => [definition.items?.[at] ?? definition.rest ?? undefined]);
    case 'record':
      return firstOf(value as Record<string, unknown>, () => [definition.valueType]);
    case 'union':
      return unknownOfUnion(definition, value, passedOver);
    case 'lazy':
      return findUnknownField((definition.getter as () => Schema)(), value, passedOver);
    case 'pipe':
      return findUnknownField(definition.in as Schema, value, passedOver);
    default:
      return definition.innerType === undefined
        ? undefined
        : findUnknownField(definition.innerType, value, passedOver);
  }
}

function unknownOfObject(
  { shape = {}, catchall }: Definition,
  value: Record<string, unknown>,
  passedOver: Schema | undefined,
): string | undefined {
  const besides = shapeOf(passedOver);
  const stranger = Object.keys(value).find(
    (name) => !Object.hasOwn(shape, name) && !Object.hasOwn(besides, name) && catchall === undefined,
  );
  return stranger ?? firstOf(value, (name) => [shape[name], besides[name]]);
}

/** Of the kinds that the value could be, the one that knows most of it. */
function unknownOfUnion(
  { options = [] }: Definition,
  value: unknown,
  passedOver: Schema | undefined,
): string | undefined {
  const fits = (option: Schema) => option.safeParse(value).success;
  const besides = passedOver && (definitionOf(bare(passedOver)).options?.find(fits) ?? passedOver);
  const found = options.filter(fits).map((option) => findUnknownField(option, value, besides));
  return found.includes(undefined) ? undefined : found[0];
}

type Names<V> = V extends unknown[] ? number : string;

function firstOf<V extends unknown[] | Record<string, unknown>>(
  value: V,
  schemasOf: (name: Names<V>) => (Schema | undefined)[],
): string | undefined {
  for (const [name, inner] of Object.entries(value)) {
    const at = (Array.isArray(value) ? Number(name) : name) as Names<V>;
    const [schema, passedOver] = schemasOf(at);
    const found = schema && findUnknownField(schema, inner, passedOver);
    if (found !== undefined) return `${name}/${found}`;
  }
  return undefined;
}

function shapeOf(schema: Schema | undefined): Record<string, Schema> {
  return (schema && definitionOf(bare(schema)).shape) ?? {};
}

/** Without what is wrapped around it. */
function bare(schema: Schema): Schema {
  const { innerType, type, getter } = definitionOf(schema);
  if (type === 'lazy' && getter) return bare(getter());
  return innerType === undefined ? schema : bare(innerType);
}
