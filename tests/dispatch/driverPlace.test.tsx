import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BoardClockContext } from '../../src/board/useBoardClock';
import { DriverPlace } from '../../src/dispatch/board/DriverPlace';
import type { ManifestView } from '../../src/domain/runs/dispatchView';
import { renderOnBoard } from '../support/renderOnBoard';
import { clockAt } from '../support/views';

const onMission = { is: 'on', name: 'Mission Boulevard' } as const;
const nearHillcrest = { is: 'near', name: 'San Diego 92103' } as const;
type Seen = Pick<ManifestView, 'position_recorded_at' | 'position_at'>;
const seen = (minutes: string, where: Seen['position_at'] = null): Seen => ({
  position_recorded_at: `2026-11-20 17:${minutes}:00`,
  position_at: where,
});

it.each<[string, Seen, boolean, 'en' | 'es', string, isFresh: boolean]>([
  ['a street', seen('56', onMission), false, 'en', 'On Mission Boulevard, 4 minutes ago', true],
  ['una calle', seen('56', onMission), false, 'es', 'En Mission Boulevard, hace 4 minutos', true],
  ['a place', seen('54', nearHillcrest), false, 'en', 'Near San Diego 92103, 6 minutes ago', false],
  ['un lugar', seen('54', nearHillcrest), false, 'es', 'Cerca de San Diego 92103, hace 6 minutos', false],
  ['a lost driver', seen('20', onMission), true, 'en', 'Last seen on Mission Boulevard', false],
  [
    'un conductor perdido',
    seen('20', nearHillcrest),
    true,
    'es',
    'Visto por última vez cerca de San Diego 92103',
    false,
  ],
  ['an unknown place', seen('58'), false, 'en', 'Seen 2 minutes ago', true],
  ['no position', { position_recorded_at: null }, false, 'en', 'No position yet', false],
])('tells where the driver is: %s', (_, manifest, isSilent, language, words, isFresh) => {
  renderOnBoard(
    <BoardClockContext.Provider value={clockAt(new Date('2026-11-20T18:00:00Z'))}>
      <DriverPlace manifest={manifest} isSilent={isSilent} language={language} />
    </BoardClockContext.Provider>,
    language,
  );
  expect(/fresh/.test(screen.getByText(words).className)).toBe(isFresh);
});
