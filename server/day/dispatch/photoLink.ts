/**
 * Keys of our own photos. Any other value of the column is a URL of another server and is not read through this
 * server.
 */
export const PHOTO_KEY = /^evidence-\d+-[\w-]+\.(png|jpg|webp)$/;

/**
 * URL of the photo for the browser: our photos through a route that checks access, photos of another server
 * unchanged.
 */
export function photoLink(
  manifestId: number,
  eventId: number,
  transitionId: number,
  stored: string | null,
): string | null {
  if (!stored || !PHOTO_KEY.test(stored)) return stored;
  return `/api/delivery_manifest/${manifestId}/delivery_events/${eventId}/evidence/${transitionId}`;
}
