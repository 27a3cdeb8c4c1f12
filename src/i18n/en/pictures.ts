/** Pictures of people and doors: choosing, cropping, taking away. */
export const pictures = {
  add: 'Add picture',
  change: 'Change picture',
  remove: 'Remove picture',
  alt: 'Picture of %{name}',
  none: 'No picture',
  saveFirst: 'Save the record first; then a picture can be added.',
  saved: 'Picture saved.',
  removed: 'Picture removed.',
  crop: {
    title: 'Choose the part to show',
    intro:
      'Drag the picture, or move it with the arrow keys. The part inside the frame is saved, at most 250 pixels wide.',
    area: 'Part of the picture: move with the arrow keys',
    zoom: 'Zoom',
    rotateLeft: 'Turn left',
    rotateRight: 'Turn right',
    save: 'Save picture',
    cancel: 'Cancel',
  },
  removeDialog: {
    title: 'Remove this picture?',
    text: 'The picture of %{name} is deleted for everybody. You can add another one later.',
    confirm: 'Remove picture',
    cancel: 'Keep picture',
  },
  map: 'Map: %{name}',
  mapFailed: 'The map could not be loaded.',
  errors: {
    notPicture: 'This file is not a PNG, JPEG or WebP picture. Choose another one.',
    tooLarge: 'This file is larger than %{megabytes} MB. Choose a smaller one.',
    tooLargeToKeep: 'This picture is too large to save. Choose another one.',
    tooManyPixels: 'This picture has too many pixels. Choose a smaller one.',
    used: 'This upload was already used. Try again.',
    infected: 'The scanner found a virus in this file. It was not saved: choose another one.',
    notScanned:
      'Files cannot be checked for viruses at the moment. Your picture is still here: try again in a minute.',
    unreadable: 'This picture cannot be read. Choose another one.',
    upload: 'The picture was not saved. Your picture is still here: try again.',
    expired: 'The permission to upload has expired. Try again.',
    network: 'The server could not be reached. Your picture is still here: try again.',
  },
};
