import { describe, expect, it } from 'vitest';
import { isSignedByTwilio, readForm, twilioSignature } from '../../server/outside/twilio/signature';

/** The example of the vendor's own libraries. */
const TOKEN = '12345';
const URL_OF_EXAMPLE = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const FIELDS = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675309',
  Digits: '1234',
  From: '+14158675309',
  To: '+18005551212',
};
const SIGNATURE = 'RSOYDt4T1cUTdK1PDd93/VVr8B8=';

const isSigned = (given: Partial<Parameters<typeof isSignedByTwilio>[1]> = {}, token = TOKEN) =>
  isSignedByTwilio(token, { signature: SIGNATURE, url: URL_OF_EXAMPLE, fields: FIELDS, ...given });

describe('the signature of the telephony service', () => {
  it('is that of the example in the documentation, whatever the order of the fields', () => {
    expect(twilioSignature(TOKEN, URL_OF_EXAMPLE, FIELDS)).toBe(SIGNATURE);
    const turned = Object.fromEntries(Object.entries(FIELDS).reverse());
    expect(twilioSignature(TOKEN, URL_OF_EXAMPLE, turned)).toBe(SIGNATURE);
    expect(isSigned()).toBe(true);
  });

  it.each([
    ['no header', { signature: undefined }],
    ['two headers', { signature: [SIGNATURE, SIGNATURE] }],
    ['an empty header', { signature: '' }],
    ['a letter changed', { signature: SIGNATURE.replace('R', 'r') }],
    ['another path', { url: URL_OF_EXAMPLE.replace('myapp', 'other') }],
    ['another query', { url: `${URL_OF_EXAMPLE}3` }],
    ['another value', { fields: { ...FIELDS, Digits: '1235' } }],
    ['a field more', { fields: { ...FIELDS, Zeta: '' } }],
    ['a field less', { fields: { ...FIELDS, Digits: [] } }],
  ])('%s: refused', (_, given) => {
    expect(isSigned(given)).toBe(false);
  });

  it('is refused with another account’s token', () => {
    expect(isSigned({}, '12346')).toBe(false);
  });

  it.each([
    ['https://mycompany.com/a', 'https://mycompany.com:443/a'],
    ['http://mycompany.com/a', 'http://mycompany.com:80/a'],
  ])('%s is also known with its usual port', (url, signedUrl) => {
    const signature = twilioSignature(TOKEN, signedUrl, FIELDS);
    expect(isSigned({ url, signature })).toBe(true);
    const elsewhere = twilioSignature(TOKEN, signedUrl.replace(/:\d+/, ':8443'), FIELDS);
    expect(isSigned({ url, signature: elsewhere })).toBe(false);
  });

  it('reads a form: plus signs, percent signs, several values, names of objects', () => {
    expect({ ...readForm('To=%2B16195550100&Body=a+b%26c&M=1&M=2&M=1&__proto__=x') }).toEqual(
      Object.fromEntries([
        ['To', '+16195550100'],
        ['Body', 'a b&c'],
        ['M', ['1', '2', '1']],
        ['__proto__', 'x'],
      ]),
    );
    const twice = { M: ['2', '1', '2'] };
    expect(twilioSignature(TOKEN, URL_OF_EXAMPLE, twice)).toBe(
      twilioSignature(TOKEN, URL_OF_EXAMPLE, { M: ['1', '2'] }),
    );
  });
});
