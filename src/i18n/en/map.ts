/** The map, on whatever page it is. */
export const map = {
  keys: '%{label}. Arrow keys move the map, plus and minus zoom. The list says what it shows.',
  /** Browser geolocation (spec §8): denied, unavailable, time-out, anything else. */
  geolocation: {
    denied: 'The browser is not allowed to share your location. Allow it in the address bar and try again.',
    unavailable: 'Your position is not available right now.',
    timeout: 'Finding your position took too long.',
    unknown: 'Your position could not be found.',
  },
  tools: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show everything',
    locate: 'My location',
    lasso: 'Draw around stops to select them',
    list: 'What the map shows, as a list',
    otherMap: 'Google Maps or OpenStreetMap',
  },
  list: {
    title: 'In this part of the map',
    close: 'Close the list',
    empty: 'Nothing is here. Move the map or zoom out.',
    vehicles: 'One vehicle |||| %{smart_count} vehicles',
    places: 'One pharmacy |||| %{smart_count} pharmacies',
    stops: 'One stop |||| %{smart_count} stops',
    more: 'And %{number} more: zoom in to see fewer.',
  },
  /** Where a vehicle was last, its state, and the age of its position in minutes. */
  vehicle: {
    movingNow: 'On the way, seen just now',
    standingNow: 'Stopped, seen just now',
    moving: 'On the way, seen %{smart_count} minute ago |||| On the way, seen %{smart_count} minutes ago',
    standing: 'Stopped, seen %{smart_count} minute ago |||| Stopped, seen %{smart_count} minutes ago',
    on: 'On %{place}',
    near: 'Near %{place}',
    silent: 'No news for %{smart_count} minute |||| No news for %{smart_count} minutes',
  },
  closeNote: 'Close this note',
  noWebgl: 'This browser cannot draw the map. The list says what it would show.',
  googleFailed: 'Google Maps does not load. This is the built-in map.',
  /** Why there are no streets on the built-in map. */
  ground: {
    noFile:
      'No streets are set up: this map shows coast, borders and names. To get streets, run "npm run map:get" on the server.',
    missing: 'The file of streets is not where MAP_FILE says. Coast, borders and names are shown instead.',
    no_archive: 'The file of streets is not a PMTiles archive. Coast, borders and names are shown instead.',
    cut: 'The file of streets is not complete. Fetch it again with "npm run map:get".',
    other_schema: 'The file of streets has layers that this map does not know. Use a Protomaps base map.',
    other_area: 'The file of streets covers another area. Fetch yours with "npm run map:get".',
    noAnswer: 'The server does not say where the streets are. Coast, borders and names are shown instead.',
    noOutlines: 'Coast and borders do not load.',
  },
};
