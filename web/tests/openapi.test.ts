import { expect, test } from "vitest";
import { type ApiDescription, linkedParts, bodyText, endpointsByHeading, typeText } from "$lib/openapi";

const API: ApiDescription = {
  paths: {
    "/api/tables": {
      get: { tags: ["Tables"], responses: {} },
      post: { tags: ["Tables"], responses: {} },
    },
    "/healthz": { get: { tags: ["The server"], responses: {} } },
  },
  components: { schemas: { Seat: { properties: { name: { type: "string" } } } } },
};

test("endpoints stand under their headings, in the order of the description", () => {
  const found = [...endpointsByHeading(API)].map(([heading, all]) => [heading, all.map((each) => each.id)]);
  expect(found).toEqual([
    ["Tables", ["get-/api/tables", "post-/api/tables"]],
    ["The server", ["get-/healthz"]],
  ]);
});

test.each([
  [{ type: "integer" }, "integer"],
  [{}, "unknown"],
  [{ const: "knock" }, '"knock"'],
  [{ enum: ["red", "blue"] }, '"red" | "blue"'],
  [{ type: "array", items: { $ref: "#/components/schemas/Seat" } }, "Seat[]"],
  [{ type: "array", items: { oneOf: [{ type: "string" }, { type: "null" }] } }, "(string | null)[]"],
  [{ type: "array", prefixItems: [{ type: "integer" }, { type: "string" }] }, "[integer, string]"],
  [{ type: "object", additionalProperties: { type: "boolean" } }, "Record<string, boolean>"],
  [{ type: "object", properties: {} }, "{}"],
  [
    {
      properties: { seat: { type: "integer" }, at: { properties: { x: { type: "number" } }, required: ["x"] } },
      required: ["seat"],
    },
    "{\n  seat: integer;\n  at?: {\n    x: number;\n  };\n}",
  ],
])("a shape is written as a type: %j", (shape, text) => {
  expect(typeText(shape)).toBe(text);
});

test("what is sent is a shape, or the kind of a file, or nothing", () => {
  expect(bodyText({ "application/json": { schema: { type: "string" } } })).toBe("string");
  expect(bodyText({ "text/plain": { schema: { type: "string" } } })).toBe("text/plain");
  expect(bodyText(undefined)).toBe("");
});

test("names of shapes are links", () => {
  const parts = linkedParts("{ seats: Seat[]; Other }", API).filter(({ link }) => link);
  expect(parts).toEqual([{ text: "Seat", link: true }]);
});
