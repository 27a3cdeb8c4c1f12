import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useVehicleWords } from '../../src/map/useVehicleWords';
import { renderOnBoard } from '../support/renderOnBoard';

const NOW = Date.parse('2026-11-20T18:00:00Z');

function Words({ seconds, speed }: { seconds: number; speed: number }) {
  const last = { latitude: 32.7, longitude: -117.1, heading: null, speed, at: NOW - seconds * 1_000 };
  return <p>{useVehicleWords()(last, NOW)}</p>;
}

it.each<[seconds: number, speed: number, 'en' | 'es', string]>([
  [4, 9, 'en', 'On the way, seen just now'],
  [4, 0, 'en', 'Stopped, seen just now'],
  [70, 9, 'en', 'On the way, seen 1 minute ago'],
  [4, 9, 'es', 'En camino, visto ahora mismo'],
  [150, 0, 'es', 'Parado, visto hace 3 minutos'],
  [600, 9, 'en', 'No news for 10 minutes'],
])('tells what a vehicle does, seen %s seconds ago at %s m/s, in %s', (seconds, speed, language, words) => {
  renderOnBoard(<Words seconds={seconds} speed={speed} />, language);
  expect(screen.getByText(words)).toBeTruthy();
});
