import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { PngPicture } from './pngPicture';

/** Doors of the demo: wall, door and mat. They show no real home. */
const ENTRIES = [
  { wall: [214, 206, 190], door: [46, 84, 92] },
  { wall: [196, 203, 205], door: [122, 62, 48] },
  { wall: [226, 217, 205], door: [58, 74, 58] },
  { wall: [181, 190, 182], door: [208, 190, 150] },
  { wall: [205, 192, 180], door: [70, 66, 96] },
  { wall: [222, 222, 216], door: [150, 112, 70] },
] as const;
const SIGNATURES = 8;

const keyOf = (index: number) => `evidence-0-demo${index}.png`;

function doorPicture({ wall, door }: (typeof ENTRIES)[number], withBag: boolean): Buffer {
  const [width, height] = [640, 480];
  const darker = (colour: readonly [number, number, number]) =>
    [colour[0] * 0.8, colour[1] * 0.8, colour[2] * 0.8].map(Math.round) as [number, number, number];
  const [WALL, FLOOR, DOOR, PANEL, KNOB, MAT, BAG, LABEL, LINE] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const picture = new PngPicture(width, height, [
    wall,
    [150, 144, 136],
    door,
    darker(door),
    [212, 176, 92],
    [92, 80, 68],
    [238, 234, 224],
    [255, 255, 255],
    darker(wall),
  ]);
  for (let y = 40; y < 360; y += 40) picture.fill(LINE, 0, y, width, 2);
  picture.fill(FLOOR, 0, 380, width, 100).fill(LINE, 210, 40, 220, 340).fill(DOOR, 220, 50, 200, 330);
  for (const [x, y, high] of [
    [240, 75, 110],
    [330, 75, 110],
    [240, 215, 140],
    [330, 215, 140],
  ] as const)
    picture.fill(PANEL, x, y, 70, high);
  picture.fill(KNOB, 396, 225, 12, 12).fill(MAT, 230, 400, 180, 40).fill(WALL, 460, 110, 60, 26);
  if (withBag) picture.fill(BAG, 350, 320, 70, 95).fill(LABEL, 362, 350, 46, 34).fill(LINE, 350, 336, 70, 3);
  return picture.toPng();
}

/**
 * The demo's photos by their names in the file store: with a bag for a delivery left at the door, without a bag for a
 * door that stayed closed.
 */
export function demoPhotos(): { key: string; bytes: Buffer }[] {
  return ENTRIES.flatMap((door, index) => [
    { key: keyOf(2 * index), bytes: doorPicture(door, true) },
    { key: keyOf(2 * index + 1), bytes: doorPicture(door, false) },
  ]);
}

/** A line as a hand draws it: two waves of different length, leaning, never twice the same. */
function signature(seed: number): string {
  const picture = new PngPicture(240, 80, [
    [255, 255, 255],
    [24, 32, 64],
  ]);
  const loops = 4 + (seed % 4);
  for (let step = 0; step <= 1400; step++) {
    const t = step / 1400;
    const wave = Math.sin(t * Math.PI * 2 * loops + seed);
    const slow = Math.cos(t * Math.PI * (2 + (seed % 3)) + seed * 2);
    const x = 20 + t * 190 + Math.cos(t * Math.PI * 2 * loops + seed) * 9;
    const y = 42 - wave * 20 * (1 - t * 0.6) - slow * 8;
    picture.fill(1, x, y, 2, 2);
  }
  return picture
    .fill(1, 40 + seed * 3, 68, 120, 1)
    .toPng()
    .toString('base64');
}

let drawn: readonly string[] | undefined;

/** Signatures of the demo, PNG in base64. */
export function demoSignatures(): readonly string[] {
  drawn ??= Array.from({ length: SIGNATURES }, (_, seed) => signature(seed));
  return drawn;
}

interface Proof {
  signature: string | null;
  path_evidence: string | null;
}

/**
 * Evidence from the driver's device for an outcome at the door. It depends on the number of the stop, so that the
 * demo's random sequence does not change. A bag left at the door has a photo, a bag handed over has a signature and
 * sometimes a photo too, a failure usually has a photo.
 */
export function proofOf(eventId: number, statusId: number, isLeftAtDoor: boolean): Proof {
  const none = { signature: null, path_evidence: null };
  const photo = (isBagShown: boolean) => keyOf(2 * (eventId % ENTRIES.length) + (isBagShown ? 0 : 1));
  if (statusId === EVENT_STATUS.pickedUp)
    return { ...none, path_evidence: eventId % 5 === 0 ? photo(true) : null };
  if (statusId === EVENT_STATUS.returned) return { ...none, path_evidence: photo(true) };
  if (statusId === EVENT_STATUS.failed || statusId === EVENT_STATUS.collectFailed)
    return { ...none, path_evidence: eventId % 4 === 0 ? null : photo(false) };
  const isGiven = statusId === EVENT_STATUS.successful || statusId === EVENT_STATUS.collected;
  if (!isGiven) return none;
  if (isLeftAtDoor) return { ...none, path_evidence: photo(true) };
  return {
    signature: demoSignatures()[eventId % SIGNATURES] ?? null,
    path_evidence: eventId % 3 === 0 ? photo(true) : null,
  };
}
