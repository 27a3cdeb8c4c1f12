/// <reference types="google.maps" />

/** A box drawn by a drag while the mode is on: Google's map has no freehand line. */
export function googleLasso(
  map: google.maps.Map,
  onBox: (bounds: google.maps.LatLngBounds, isAlso: boolean) => void,
) {
  let listeners: google.maps.MapsEventListener[] = [];
  let from: google.maps.LatLng | null = null;
  const box = new google.maps.Rectangle({ clickable: false, strokeWeight: 2 });
  const stretch = ({ latLng }: google.maps.MapMouseEvent) => {
    if (!from || !latLng) return;
    const bounds = new google.maps.LatLngBounds();
    bounds.extend(from);
    bounds.extend(latLng);
    box.setBounds(bounds);
    box.setMap(map);
  };
  const end = ({ domEvent }: google.maps.MapMouseEvent) => {
    const bounds = box.getMap() ? box.getBounds() : null;
    from = null;
    box.setMap(null);
    const isAlso = domEvent instanceof MouseEvent && (domEvent.ctrlKey || domEvent.metaKey);
    if (bounds) onBox(bounds, isAlso);
  };
  const setMode = (isOn: boolean) => {
    for (const listener of listeners) listener.remove();
    map.setOptions({ draggable: !isOn });
    listeners = isOn
      ? [
          map.addListener('mousedown', ({ latLng }: google.maps.MapMouseEvent) => {
            from = latLng;
          }),
          map.addListener('mousemove', stretch),
          map.addListener('mouseup', end),
        ]
      : [];
  };
  return { setMode };
}
