/** The description of the server's addresses (OpenAPI) as `/api/schema` gives it, as far as a page draws it. */

export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
}

type BodyByType = Readonly<Record<string, { readonly schema?: JsonSchema }>>;

interface Operation {
  readonly tags?: readonly string[];
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: BodyByType };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: BodyByType }>>;
}

export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** One address with one method; `id` has both. */
export interface Endpoint extends Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

/** The endpoints of each heading, in the order of the description. */
export function endpointsByHeading(api: ApiDescription): Map<string, Endpoint[]> {
  const headings = new Map<string, Endpoint[]>();
  for (const [path, operations] of Object.entries(api.paths))
    for (const [name, operation] of Object.entries(operations)) {
      const heading = operation.tags?.[0] ?? "";
      const endpoint = { ...operation, id: `${name}-${path}`, method: name.toUpperCase(), path };
      headings.set(heading, [...(headings.get(heading) ?? []), endpoint]);
    }
  return headings;
}

/** The shape of what is sent or answered, written as types of TypeScript are; "" where nothing is. */
export function bodyText(content: BodyByType | undefined): string {
  const [type, told] = Object.entries(content ?? {})[0] ?? [];
  if (type === undefined) return "";
  return type.endsWith("json") && told?.schema ? typeText(told.schema) : type;
}

/** A shape as types of TypeScript are written; names of other shapes stay names. */
export function typeText(shape: JsonSchema): string {
  if (shape.$ref !== undefined) return shape.$ref.slice(shape.$ref.lastIndexOf("/") + 1);
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((each) => JSON.stringify(each)).join(" | ");
  if (shape.oneOf) return shape.oneOf.map(typeText).join(" | ");
  if (shape.prefixItems) return `[${shape.prefixItems.map(typeText).join(", ")}]`;
  if (shape.type === "array") {
    const item = typeText(shape.items ?? {});
    return `${/^\w+$/.test(item) ? item : `(${item})`}[]`;
  }
  if (shape.properties) {
    const fields = Object.entries(shape.properties);
    const line = ([name, field]: [string, JsonSchema]): string =>
      `  ${name}${shape.required?.includes(name) ? "" : "?"}: ${typeText(field).replaceAll("\n", "\n  ")};\n`;
    return fields.length ? `{\n${fields.map(line).join("")}}` : "{}";
  }
  if (shape.additionalProperties) return `Record<string, ${typeText(shape.additionalProperties)}>`;
  return shape.type ?? "unknown";
}

/** A text cut into its words and what is between them: those that name a shape are links. */
export function linkedParts(text: string, api: ApiDescription): { readonly text: string; readonly link: boolean }[] {
  return text.split(/(\b[A-Z]\w*)/).map((part) => ({ text: part, link: Object.hasOwn(api.components.schemas, part) }));
}
