/// <reference types="google.maps" />
import type { Frame } from '../drawing/frame';

/** Google counts zooms of a world of 256 pixels, our arithmetic those of one of 512. */
const ZOOM_OFFSET = 1;

/** What Google's map shows, as the map's own arithmetic knows it; null before it is laid out. */
export function googleFrame(map: google.maps.Map): Frame | null {
  const center = map.getCenter();
  const zoom = map.getZoom();
  if (!center || zoom === undefined) return null;
  const { clientWidth: width, clientHeight: height } = map.getDiv();
  return {
    center: { latitude: center.lat(), longitude: center.lng() },
    zoom: zoom - ZOOM_OFFSET,
    width,
    height,
  };
}
