import { fileStoreOf } from '../files/openStore';
import type { ServerContext } from '../../context';
import { fromWire } from '../../../src/domain/time/dates';
import type { Message } from './keptMessage';
import { NeverDelivered, type Taken, type Transport, type WrittenMessage } from './message';
import { isUnanswered } from './unanswered';
import { writeMessage } from './writeMessage';

/** What came of an attempt. */
export type Outcome =
  | { result: 'taken'; taken: Taken }
  /** The service will never take it, or nobody can find out whether it has. */
  | { result: 'over'; error: string }
  /** Another try makes sense. `isOpen`: it may have arrived, so the service is asked before the next one. */
  | { result: 'later'; error: string; isOpen: boolean };

/** An answer never came, the service cannot be asked, and does not know a repeat: a person decides. */
const UNKNOWN_OUTCOME = 'unknownOutcome';

/** For the page of sent messages: the code of a failure, as its words can quote the recipient. */
function reasonOf(error: unknown): string {
  if (error instanceof NeverDelivered) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error) return String(error.code);
  if (error.cause instanceof Error && 'code' in error.cause) return String(error.cause.code);
  return error.name;
}

/** The file that a message brings along; one that was removed meanwhile is left out. */
async function attachmentOf(context: ServerContext, { args }: Message) {
  const { file, file_key } = args;
  const bytes = file && file_key ? await fileStoreOf(context).read(file_key) : null;
  return file && bytes ? { name: file, bytes } : null;
}

/** An earlier beginning whose answer never came. Null: it may be sent. */
async function earlierOutcome(
  transport: Transport,
  written: WrittenMessage,
  begunAt: string | null,
): Promise<Outcome | null> {
  if (begunAt === null || transport.takesOnce) return null;
  if (!transport.find) return { result: 'over', error: UNKNOWN_OUTCOME };
  const taken = await transport.find(written, fromWire(begunAt));
  return taken && { result: 'taken', taken };
}

/** One attempt to hand a claimed message over. Does not throw. */
export async function deliverOne(
  context: ServerContext,
  transport: Transport,
  message: Message,
): Promise<Outcome> {
  let isAsking = message.begun_at !== null;
  try {
    const attachment = await attachmentOf(context, message);
    const written = {
      ...writeMessage(message, context.config.publicUrl),
      ...(attachment ? { attachment } : {}),
    };
    const earlier = await earlierOutcome(transport, written, message.begun_at);
    if (earlier) return earlier;
    isAsking = false;
    return { result: 'taken', taken: await transport.send(written) };
  } catch (error) {
    const reason = reasonOf(error);
    if (error instanceof NeverDelivered) return { result: 'over', error: reason };
    return { result: 'later', error: reason, isOpen: isAsking || isUnanswered(error) };
  }
}
