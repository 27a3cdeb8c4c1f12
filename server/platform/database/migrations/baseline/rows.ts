/** Rows that every database has. */
export const ROWS = `
insert into non_delivery_reasons (id, description) values
  (1, 'Nobody home'), (2, 'Wrong address'), (3, 'Refused by recipient'), (4, 'Other'),
  (5, 'Facility closed'), (6, 'Unsafe to deliver'), (7, 'Copayment not paid'), (8, 'Asked for another day');
insert into cdp_colors (color, hex_color) values
  ('teal', '#0F766E'), ('indigo', '#4338CA'), ('amber', '#B45309'), ('rose', '#BE123C'), ('sky', '#0369A1'),
  ('lime', '#4D7C0F'), ('violet', '#7C3AED'), ('slate', '#475569');
-- gen_random_uuid is cryptographically strong: 244 random bits.
insert into file_secret (secret)
  values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
`;
