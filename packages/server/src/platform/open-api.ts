import type { FastifyInstance } from 'fastify';

type Paths = Record<string, Record<string, unknown>>;

const answers = (all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).map(([status, description]) => [status, { description }]));
const header = (name: string, description: string, required = true) => ({
  in: 'header',
  name,
  description,
  required,
  schema: { type: 'string' },
});
const version = header('Tus-Resumable', '1.0.0');
const upload = { in: 'path', name: 'upload', required: true, schema: { type: 'string' } };
const offset = header('Upload-Offset', 'Bytes that have arrived');

/** What no schema of the server describes, because it is no call with a body of JSON: uploads in pieces, and the socket. */
const more: Paths = {
  '/api/uploads': {
    options: {
      tags: ['uploads'],
      summary: 'What the upload in pieces (tus 1.0) can do',
      responses: answers({ 204: 'Extensions and the largest size, in headers' }),
    },
    post: {
      tags: ['uploads'],
      summary: 'Begin an upload in pieces; `Location` says where the bytes go',
      parameters: [
        version,
        header('Upload-Length', 'Bytes of the whole file'),
        header(
          'Upload-Metadata',
          'Pairs of a name and its value in base64: `filename`, and the fields that `POST files` takes',
        ),
      ],
      responses: answers({
        201: 'Begun',
        413: 'Too large',
        415: 'Not a type that is taken',
        422: 'The metadata is not valid',
      }),
    },
  },
  '/api/uploads/{upload}': {
    head: {
      tags: ['uploads'],
      summary: 'How many bytes have arrived',
      parameters: [upload, version],
      responses: answers({
        200: '`Upload-Offset`; `Earshot-File` once it has been taken in',
        404: 'None such',
      }),
    },
    patch: {
      tags: ['uploads'],
      summary: 'The next bytes; the answer to the last ones names the file in `Earshot-File`',
      parameters: [upload, version, offset],
      requestBody: {
        content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
      responses: answers({ 204: 'Taken', 409: 'Another offset', 415: 'Not what its name says' }),
    },
    delete: {
      tags: ['uploads'],
      summary: 'Give an upload up',
      parameters: [upload, version],
      responses: answers({ 204: 'Gone' }),
    },
  },
  '/api/notifications/socket': {
    get: {
      tags: ['notifications'],
      summary: 'Socket of a signed-in browser, for its active workspace: `{ typeMessage, messages: [] }`',
      responses: answers({ 101: 'Open; it closes with 4401 when the session ends' }),
    },
  },
};

/** The description of the API, with what the schemas cannot say. */
export function describeApi(app: FastifyInstance): object {
  const described = app.swagger() as { paths?: Paths };
  return { ...described, paths: { ...described.paths, ...more } };
}
