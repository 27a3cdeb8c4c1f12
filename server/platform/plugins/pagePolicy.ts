import type { Config } from '../../config';

/**
 * Sources that Google's own guide requires in a page's policy:
 * https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
const GOOGLE = {
  script: 'https://*.googleapis.com https://*.gstatic.com',
  style: 'https://fonts.googleapis.com',
  img: 'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com',
  font: 'https://fonts.gstatic.com',
  connect: 'https://*.googleapis.com https://*.google.com https://*.gstatic.com',
} as const;

/** Sources of the telephony service's code in the browser: https://www.twilio.com/docs/voice/sdks/javascript/network-connectivity-requirements */
const TWILIO = {
  connect: 'https://eventgw.twilio.com https://media.twiliocdn.com https://sdk.twilio.com wss://*.twilio.com',
  media: 'https://media.twiliocdn.com https://sdk.twilio.com',
} as const;

/** Origin to which pictures are uploaded when they are not stored on this server. */
function uploadOrigins({ files }: Config): string[] {
  if (!files) return [];
  const { endpoint, bucket, region } = files;
  return [endpoint ? new URL(endpoint).origin : `https://${bucket}.s3.${region}.amazonaws.com`];
}

/**
 * The page's policy: our own scripts only; styles of our own or with this answer's nonce (emotion writes its rules at
 * run time). No text can become a script (trusted types), unless
 * Google Maps is allowed, whose loader makes scripts of text.
 */
export function pagePolicy(nonce: string, config: Config): string {
  const { maps, telephony } = config;
  const twilio = (part: keyof typeof TWILIO) => (telephony.service === 'twilio' ? [TWILIO[part]] : []);
  const google = (part: keyof typeof GOOGLE) => (maps.google ? [GOOGLE[part]] : []);
  const directives = [
    ["default-src 'self'"],
    [`script-src 'self' 'nonce-${nonce}'`, ...google('script')],
    [`style-src 'self' 'nonce-${nonce}'`, ...google('style')],
    ["img-src 'self' data: blob:", ...google('img')],
    ["font-src 'self'", ...google('font')],
    ["connect-src 'self'", ...uploadOrigins(config), ...google('connect'), ...twilio('connect')],
    ...(telephony.service === 'twilio' ? [["media-src 'self'", ...twilio('media')]] : []),
    ["worker-src 'self'", ...(maps.google ? ['blob:'] : [])],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    ...(maps.google ? [] : [["require-trusted-types-for 'script'"]]),
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/**
 * The policy of the API's document: files of this server alone, and calls to it alone. It has no trusted types, as what
 * draws it puts descriptions in as HTML; they are ours, and no text of a page becomes a script without `unsafe-inline`.
 */
export const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What of the computer our pages may ask for: the place on the map, and the microphone while there are calls. No frame may. */
export function permissionsPolicy({ telephony }: Pick<Config, 'telephony'>): string {
  const microphone = telephony.service === 'off' ? '()' : '(self)';
  return `microphone=${microphone}, geolocation=(self), camera=(), display-capture=(), payment=(), usb=()`;
}
