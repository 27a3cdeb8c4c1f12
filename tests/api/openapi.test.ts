import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../support/server';

interface Operation {
  security: object[];
  description: string;
  parameters?: { name: string; in: string; schema: object }[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema: Record<string, unknown> }> }
  >;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

let server: TestServer;
let document: Document;
beforeAll(async () => {
  server = await testServer();
  document = (await server.call<Document>('GET', '/openapi.json')).body;
});
afterAll(() => server.close());

describe('the OpenAPI document', () => {
  it('is of version 3.1', () => {
    expect(document.openapi).toBe('3.1.0');
  });

  it('has exactly the routes of the server', () => {
    const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const registered = server.app.routeTable.map(
      ({ method, path }) => `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    );
    expect(documented.sort()).toEqual([...new Set(registered)].sort());
  });

  it('says what each route needs', () => {
    for (const { method, path, access } of server.app.routeTable) {
      const operation = document.paths[`/api${path.replaceAll(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
      const byKey = ['POST /deliveries_inbox', 'GET /fhir/SupplyDelivery'].includes(`${method} ${path}`);
      expect(operation?.security, `${method} ${path}`).toEqual([
        ...(access === 'public' ? [] : [{ session: [], binding: [] }]),
        ...(byKey ? [{ clientKey: [], clientTimestamp: [], clientSignature: [] }] : []),
      ]);
      if (access === 'own') expect(operation?.description).toContain(`${method} ${path}`);
      expect(operation?.responses.default?.content, `${method} ${path}`).toBeDefined();
    }
  });

  it('is a page too, of files of this server alone, under a policy without inline script or style', async () => {
    const page = await server.app.inject({ url: '/api/docs' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|https?:/);
    const files = [...page.body.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(([, url = '']) => url);
    expect(files.length).toBeGreaterThan(2);
    for (const url of files) {
      expect(url).toMatch(/^\/api\/docs\//);
      expect((await server.app.inject({ url })).statusCode, url).toBe(200);
    }
    expect((await server.app.inject({ url: '/api/docs/toString' })).statusCode).toBe(404);
  });

  it('shows bodies, parameters and answers as they are checked', () => {
    const signIn = document.paths['/api/users/sign_in']?.post;
    expect(signIn?.requestBody?.content['application/json']?.schema).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: ['email', 'password'],
      properties: { client: { enum: ['web', 'mobile'] }, password: { maxLength: 200 } },
    });
    expect(signIn?.responses['200']?.content?.['application/json']?.schema.properties).toHaveProperty(
      'Authorization',
    );
    const list = document.paths['/api/notification']?.get;
    expect(list?.parameters?.map((parameter) => parameter.name).sort()).toEqual(
      ['is_attended', 'language', 'level', 'page', 'per_page', 'show_async_request', 'subject'].sort(),
    );
  });
});
