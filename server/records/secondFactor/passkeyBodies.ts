import { array, number, object, string, type InferType } from 'yup';

// What browsers send; base64url texts. The certificates of an authenticator take some kB.
const bytes = (max: number) =>
  string()
    .max(max)
    .matches(/^[\w-]*={0,2}$/);
const PUBLIC_KEY = ['public-key'] as const;
const ATTACHMENTS = ['cross-platform', 'platform'] as const;

const common = {
  id: bytes(1_400).required(),
  rawId: bytes(1_400).required(),
  type: string().oneOf(PUBLIC_KEY).required(),
  authenticatorAttachment: string().oneOf(ATTACHMENTS),
  clientExtensionResults: object().required(),
};

/** `AuthenticationResponseJSON` of WebAuthn. */
export const assertionSchema = object({
  ...common,
  response: object({
    clientDataJSON: bytes(4_000).required(),
    authenticatorData: bytes(4_000).required(),
    signature: bytes(8_000).required(),
    /** Empty where the authenticator keeps none; the account is known by then. */
    userHandle: bytes(200).nullable(),
  }).required(),
});
export type AssertionBody = InferType<typeof assertionSchema>;

/** `RegistrationResponseJSON` of WebAuthn. */
export const registrationSchema = object({
  ...common,
  response: object({
    clientDataJSON: bytes(4_000).required(),
    attestationObject: bytes(40_000).required(),
    authenticatorData: bytes(8_000),
    /** `usb`, `internal` … and what browsers invent. */
    transports: array(string().max(30).required()).max(10),
    publicKeyAlgorithm: number().integer(),
    publicKey: bytes(8_000),
  }).required(),
});
export type RegistrationBody = InferType<typeof registrationSchema>;
