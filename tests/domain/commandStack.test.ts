import { describe, expect, it } from 'vitest';
import { commandStack, type KeptCommand } from '../../src/domain/runs/commandStack';

/** `b<a` is b, which took a back; `!` behind it: taken back itself. Newest first. */
function commands(text: string): KeptCommand[] {
  return text.split(' ').map((word) => {
    const [id = '', undoes = null] = word.replace('!', '').split('<');
    return { id, name: id, undoes_id: undoes, undone_at: word.endsWith('!') ? '2026-11-20 16:00:00' : null };
  });
}
const stack = (text: string) =>
  commandStack(commands(text)).map(({ command, origin, can }) => `${can} ${command.id} (${origin.id})`);

describe('commandStack', () => {
  it.each([
    ['b a', ['undo b (b)', 'undo a (a)']],
    ['u<b b! a', ['redo u (b)', 'undo a (a)']],
    ['v<a u<b b! a!', ['redo v (a)', 'redo u (b)']],
    ['r<u u<b! b! a', ['undo r (b)', 'undo a (a)']],
    ['c u<b b! a', ['undo c (c)', 'undo a (a)']],
    ['u<gone a', ['undo a (a)']],
  ])('%s', (text, expected) => {
    expect(stack(text)).toEqual(expected);
  });
});
