import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StopFacts } from '../../src/board/panel/StopFacts';
import { BoardClockContext } from '../../src/board/useBoardClock';
import { RecordHead } from '../../src/resources/screens/record/RecordHead';
import { openMessages } from '../../src/providers/messageSets';
import { renderOnBoard } from '../support/renderOnBoard';
import { renderPage } from '../support/renderPage';
import { clockAt, makeEvent, makeManifest } from '../support/views';

const ADDRESS = '5486 EAGLE PL, LA MESA, CA 91942';

/** On a page from the right a house number at the beginning would go to the end, beside the ZIP code. */
const runsItsOwnWay = (text: string) =>
  expect(screen.getByText(text).closest('bdi, [dir="auto"]')).not.toBeNull();

it('an address runs from the left in the details of a stop', async () => {
  await openMessages('dispatch');
  renderOnBoard(
    <BoardClockContext.Provider value={clockAt(new Date('2026-11-20T18:00:00Z'))}>
      <StopFacts
        stop={{ event: makeEvent({ destination_full_address: ADDRESS }), manifest: makeManifest({}) }}
      />
    </BoardClockContext.Provider>,
  );
  runsItsOwnWay(ADDRESS);
});

it('and in the head of a record', async () => {
  const record = { id: 1, version: 1, name: 'HILLCREST', full_address: ADDRESS, is_active: true };
  await renderPage(<RecordHead name="facilities" record={record} />, { language: 'en' });
  runsItsOwnWay(ADDRESS);
});
