import { randomUUID } from 'node:crypto';
import { LOT_AT_WORK } from '../../src/domain/imports/importRules';
import type { ImportLotView } from '../../src/domain/imports/importView';
import type { Caller } from './caller';
import type { OrderFile } from './orderFiles';

export interface LotTerms {
  funding_source_id: number;
  close_door_pharmacy_id: number;
  delivery_date: string;
}

async function answered<T>(response: Promise<Response>): Promise<T> {
  const answer = await response;
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${text.slice(0, 300)}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A person who brings lots of orders in through the API. */
export class OrderLots {
  constructor(private readonly caller: Caller) {}

  /** Uploads a file and makes a lot of it, which the server then reads. */
  async upload({ name, bytes }: OrderFile, terms: LotTerms): Promise<ImportLotView> {
    const form = await answered<{ url: string; fields: Record<string, string> }>(
      this.caller.send('POST', '/presigned/import/unattended_deliveries', {
        file_name: name,
        size: bytes.length,
      }),
    );
    await answered(this.caller.upload(form, bytes));
    return answered(
      this.caller.send(
        'POST',
        '/file_import',
        { key: form.fields.key, file_name: name, ...terms },
        { 'idempotency-key': randomUUID() },
      ),
    );
  }

  read(id: number): Promise<ImportLotView> {
    return answered(this.caller.get(`/file_import/${id}`));
  }

  async verb(lot: ImportLotView, name: 'check' | 'commit' | 'undo'): Promise<ImportLotView> {
    return answered(
      this.caller.send('POST', `/file_import/${lot.id}/${name}`, undefined, {
        'idempotency-key': randomUUID(),
        'if-match': `"${lot.version}"`,
      }),
    );
  }

  /** The lot once the server has nothing more to do for it. */
  async settled(id: number, everyMs = 50): Promise<ImportLotView> {
    for (;;) {
      const lot = await this.read(id);
      if (!LOT_AT_WORK.includes(lot.state)) return lot;
      await pause(everyMs);
    }
  }
}
