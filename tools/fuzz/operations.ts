/** The parts of a JSON schema that the product's own OpenAPI document uses. */
export interface ValueSchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, ValueSchema>>;
  required?: readonly string[];
  items?: ValueSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  pattern?: string;
}

/** One route as the document describes it. */
export interface Operation {
  method: string;
  /** With the base and `{id}` for parameters. */
  path: string;
  pathNames: readonly string[];
  /** Of the parameters in the path. */
  pathSchemas: Readonly<Record<string, ValueSchema>>;
  query: Readonly<Record<string, ValueSchema>>;
  body: ValueSchema | null;
}

interface Described {
  parameters?: readonly { in: string; name: string; schema?: ValueSchema }[];
  requestBody?: { content?: Readonly<Record<string, { schema?: ValueSchema } | undefined>> };
}

export interface OpenApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

/** An event stream never ends, and signing out says nothing about a route: both are asked for rarely, as odd requests. */
const LEFT_OUT = new Set(['/api/live', '/api/users/sign_out']);

/** The route table out of `GET /api/openapi.json`. */
export function operationsOf(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    LEFT_OUT.has(path)
      ? []
      : Object.entries(methods).map(([method, described]): Operation => {
          const parameters = described.parameters ?? [];
          const schemasIn = (part: string) =>
            Object.fromEntries(
              parameters.filter((each) => each.in === part).map(({ name, schema }) => [name, schema ?? {}]),
            );
          return {
            method: method.toUpperCase(),
            path,
            pathNames: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
            pathSchemas: schemasIn('path'),
            query: schemasIn('query'),
            body: described.requestBody?.content?.['application/json']?.schema ?? null,
          };
        }),
  );
}
