import { describe, expect, it } from 'vitest';
import { readOrderFile } from '../../tools/load/readOrderFile';

const HEADER =
  'order_number,client_code,participant_name,phone_number,address,delivery_start_time,delivery_end_time,flags,copayment_amount,comments';
const bytes = (text: string) => new TextEncoder().encode(text);

describe('files as people have them', () => {
  it('counts lines through notes, empty lines and quotes with line breaks', () => {
    const text = `# note\n${HEADER}\n\nA1,,,,"1 OAK ST\nSAN DIEGO",,,,,\n# another\nA2,,,,,,,,,\r\n\r\nA3,,,,,,,,,`;
    expect(readOrderFile(bytes(text)).map(({ line, row }) => [line, row.order_number])).toEqual([
      [4, 'A1'],
      [7, 'A2'],
      [9, 'A3'],
    ]);
  });

  it('reads a mark of UTF-8, semicolons and columns in another order', () => {
    const names = HEADER.split(',').reverse();
    const text = `\uFEFF${names.join(';')}\nHello;5.00;rush;;;;;;CHP000001;A1\n`;
    expect(readOrderFile(bytes(text))).toEqual([
      {
        line: 2,
        row: expect.objectContaining({
          order_number: 'A1',
          client_code: 'CHP000001',
          flags: 'rush',
          comments: 'Hello',
        }),
      },
    ]);
  });

  it('reads Windows-1252', () => {
    const text = bytes(`${HEADER}\nA1,CHP000001,"PENA, JOS`);
    const file = new Uint8Array([...text, 0xc9, ...bytes('",,,,,,,')]);
    expect(readOrderFile(file)[0]?.row.participant_name).toBe('PENA, JOSÉ');
  });

  it('says which columns are missing, and where it looked for them', () => {
    expect(() => readOrderFile(bytes('# x\norder_number,phone_number\nA1,2'))).toThrow(
      'Line 2 must name the columns. Missing: client_code, participant_name',
    );
    expect(() => readOrderFile(bytes(''))).toThrow('no rows');
  });
});
