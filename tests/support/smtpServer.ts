import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as they came. */
  data: string;
}

export interface SmtpServer {
  port: number;
  received: ReceivedMail[];
  /** Every line that a client said. */
  said: string[];
  /** What `RCPT TO` is answered with from now on. */
  answerRecipients: (line: string) => void;
  close: () => Promise<void>;
}

/** A small SMTP server of the test's own: plain, without STARTTLS and without accounts. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const said: string[] = [];
  let recipientAnswer = '250 fine';

  function talk(socket: Socket): void {
    let mail: ReceivedMail = { from: '', to: [], data: '' };
    let isData = false;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (isData) {
        if (line !== '.') return void (mail.data += `${line}\n`);
        isData = false;
        received.push(mail);
        mail = { from: '', to: [], data: '' };
        return say('250 taken');
      }
      said.push(line);
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'MAIL') mail.from = line;
      if (verb === 'RCPT' && recipientAnswer.startsWith('250')) mail.to.push(line);
      isData = verb === 'DATA';
      say(
        { EHLO: '250 test', MAIL: '250 fine', RCPT: recipientAnswer, DATA: '354 go on', QUIT: '221 bye' }[
          verb
        ] ?? '250 fine',
      );
    };
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      rest += chunk.toString();
      const lines = rest.split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(hear);
    });
    say('220 test');
  }

  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    received,
    said,
    answerRecipients: (line) => void (recipientAnswer = line),
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
