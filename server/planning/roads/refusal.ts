/** Why a file makes no roads, as one sentence for the person who gave it. */
export class RoadsRefusal extends Error {
  override name = 'RoadsRefusal';
}
