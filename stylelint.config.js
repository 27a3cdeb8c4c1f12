/**
 * Left and right in CSS are where a line begins and ends: in Arabic they change places. Up, down, width and height are the same
 * in every language that we speak, and stay as everybody writes them. Styles of MUI and `sx` are turned by a plugin of emotion.
 */
const UPRIGHT = [
  'border-bottom',
  'border-bottom-color',
  'border-bottom-style',
  'border-bottom-width',
  'border-top',
  'border-top-color',
  'border-top-style',
  'border-top-width',
  'bottom',
  'contain-intrinsic-height',
  'contain-intrinsic-width',
  'height',
  'margin-bottom',
  'margin-top',
  'max-height',
  'max-width',
  'min-height',
  'min-width',
  'overflow-x',
  'overflow-y',
  'overscroll-behavior-x',
  'overscroll-behavior-y',
  'padding-bottom',
  'padding-top',
  'scroll-margin-bottom',
  'scroll-margin-top',
  'scroll-padding-bottom',
  'scroll-padding-top',
  'top',
  'width',
];

export default {
  plugins: ['stylelint-plugin-logical-css'],
  rules: {
    'logical-css/require-logical-properties': [true, { ignore: UPRIGHT }],
    'logical-css/require-logical-keywords': [true, { ignore: ['resize'] }],
  },
};
