/** The page on which anybody checks a sealed proof. */
export const verify = {
  title: 'Check a proof of delivery',
  lead: 'Choose the PDF that you were given, or type the code that is printed on it. The PDF stays on your device: only its fingerprint is sent.',
  file: 'PDF',
  chooseFile: 'Choose file',
  noFile: 'No file chosen',
  code: 'Code',
  codeHint: 'Sixteen letters and digits, as XXXX-XXXX-XXXX-XXXX',
  check: 'Check',
  checking: 'Checking…',
  noCode: 'This is not one of our codes. They have sixteen letters and digits.',
  noDigest:
    'This page was not opened over a secure connection, so a file cannot be checked. Type the code instead.',
  failed: 'The check failed. Try again in a moment.',
  tooMany: 'Too many checks. Try again in a minute.',
  back: 'Go to the start page',
  results: {
    genuine: {
      title: 'Genuine',
      file: 'This file is exactly as it was sealed.',
      code: 'A proof with this code was sealed here. Choose its PDF to see whether your copy is unchanged, or compare the checksum below with the printed one.',
    },
    changed: {
      title: 'Changed',
      file: 'The code in this file is ours, but the file was changed after it was sealed. Do not rely on it.',
      code: 'The file was changed after it was sealed.',
    },
    unknown: {
      title: 'Unknown',
      file: 'This file was not sealed here.',
      code: 'No proof was sealed here with this code.',
    },
  },
  sealedAt: 'Sealed on %{at} UTC',
  checksum: 'Checksum: %{checksum}',
  current: 'The record of the delivery has not changed since.',
  newer: 'The record of the delivery has later entries: ask for a new proof to see them.',
};
