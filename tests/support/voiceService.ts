import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SaxesParser } from 'saxes';

const SID = `AC${'a'.repeat(32)}`;
const TOKEN = 'secret';
const FROM = '+16195550100';

interface TakenCall {
  sid: string;
  /** Where its end is reported. */
  statusCallback: string;
  to: string;
  twiml: string;
  said: string[];
  date_created: string;
}

/** What a call would say, by the rules of XML; throws for a document that is none. */
function readTwiml(twiml: string): { names: string[]; said: string[] } {
  const names: string[] = [];
  const said: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => names.push(name));
  parser.on('text', (text) => said.push(text));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(twiml).close();
  return { names, said };
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

/** A server that checks what the vendor documents of its call resource, and answers as it does. */
export async function startVoiceService() {
  const calls: TakenCall[] = [];
  let isSilent = false;
  const refusal = (code: number, message: string) => ({ status: 400, body: { code, message, status: 400 } });
  const create = (form: URLSearchParams) => {
    const [to, twiml] = [form.get('To') ?? '', form.get('Twiml') ?? ''];
    if (form.get('From') !== FROM) return refusal(21210, 'From is not verified');
    if (!/^\+[1-9]\d{7,14}$/.test(to) || to === '+10000000000') return refusal(21211, 'Invalid To');
    if (twiml.length > 4000) return refusal(21211, 'Twiml is too long');
    const statusCallback = form.get('StatusCallback') ?? '';
    if (!/^https?:\/\/[^/]+\/\S+$/.test(statusCallback)) return refusal(21609, 'Invalid StatusCallback');
    const { names, said } = readTwiml(twiml);
    if (names[0] !== 'Response' || !names.includes('Say')) return refusal(12100, 'No TwiML');
    const sid = `CA${String(calls.length).padStart(32, '0')}`;
    calls.push({ sid, statusCallback, to, twiml, said, date_created: new Date().toUTCString() });
    return { status: 201, body: { sid, status: 'queued' } };
  };
  const server = createServer((request, response) => {
    void (async () => {
      const form = await bodyOf(request);
      const send = ({ status, body }: { status: number; body: object }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service');
      const basic = `Basic ${Buffer.from(`${SID}:${TOKEN}`).toString('base64')}`;
      if (request.headers.authorization !== basic) return send({ status: 401, body: { code: 20003 } });
      if (pathname !== `/2010-04-01/Accounts/${SID}/Calls.json`)
        return send({ status: 404, body: { code: 20404 } });
      if (request.method === 'GET')
        return send({
          status: 200,
          body: { calls: calls.filter(({ to }) => to === searchParams.get('To')) },
        });
      if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
        return send({ status: 415, body: {} });
      const answer = create(form);
      if (isSilent) return request.socket.destroy();
      return send(answer);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const env = {
    TWILIO_ACCOUNT_SID: SID,
    TWILIO_AUTH_TOKEN: TOKEN,
    TWILIO_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    TWILIO_VOICE_FROM: FROM,
  };
  return {
    calls,
    env,
    /** It takes the call, and its answer is lost. */
    fallSilent: (silent: boolean) => (isSilent = silent),
    close: () => server.close(),
  };
}
