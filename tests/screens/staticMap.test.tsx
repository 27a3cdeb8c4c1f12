import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { participantMapCall } from '../../src/contract/map/picture';
import { noteContract } from '../../src/providers/serverContract';
import { StaticMap } from '../../src/ui/pictures/StaticMap';
import { renderPart } from '../resources/screens/renderPart';
import { stubFetch, type StubAnswer } from '../support/stubFetch';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><text>#1 & 2</text></svg>';
const failing: StubAnswer = { status: 503, json: { status_code: 'down001', message: 'No' } };

beforeEach(() => noteContract(1));

const show = (language: 'en' | 'es' = 'en') =>
  renderPart(
    <StaticMap call={participantMapCall} params={{ id: 7 }} alt="Map: 1 A ST" height={200} />,
    language,
  );

it('asks for the picture of an object, of the width that it has, and shows it with its words', async () => {
  const calls = stubFetch(() => ({ text: SVG }));
  await show();
  const picture = await screen.findByRole('img', { name: 'Map: 1 A ST' });
  expect(picture.getAttribute('src')).toBe(`data:image/svg+xml,${encodeURIComponent(SVG)}`);
  expect(calls.map(({ url }) => url)).toEqual([
    '/participants/7/map?theme=light&width=1200&height=200&unit=mi',
  ]);
});

it('says in both languages that it failed, and tries again', async () => {
  let answer = failing;
  stubFetch(() => answer);
  await show('es');
  await screen.findByText('No se pudo cargar el mapa.');
  answer = { text: SVG };
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('img')).toBeTruthy();
});

it('shows nothing for an object without a place, and asks no server that has no such call', async () => {
  const calls = stubFetch(() => ({ status: 404, json: { status_code: 'nf001', message: 'Not found' } }));
  const { container } = await show();
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(container.querySelector('img, .MuiSkeleton-root, [role=alert]')).toBeNull());
  noteContract(null);
  await show();
  expect(calls).toHaveLength(1);
});
