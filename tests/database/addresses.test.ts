import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config';
import { addressesOf, driverAddress, wrongAddress } from '../../server/platform/database/postgres/addresses';
import { connectionOf } from '../../tools/backup/postgresTool';

describe('addresses of databases', () => {
  it('of one server stay as they are', () => {
    expect(addressesOf('postgres://u:p@db:5432/rx?sslmode=require')).toEqual([
      'postgres://u:p@db:5432/rx?sslmode=require',
    ]);
  });

  it('of several servers are one each, in the same order', () => {
    expect(
      addressesOf('postgresql://u:p%2Cq@one:5432,two,[::1]:5434/rx?target_session_attrs=read-write'),
    ).toEqual([
      'postgresql://u:p%2Cq@one:5432/rx?target_session_attrs=read-write',
      'postgresql://u:p%2Cq@two/rx?target_session_attrs=read-write',
      'postgresql://u:p%2Cq@[::1]:5434/rx?target_session_attrs=read-write',
    ]);
  });

  it('say nothing to the server that only libpq knows', () => {
    expect(driverAddress('postgres://u@db/rx?target_session_attrs=primary&sslmode=require')).toBe(
      'postgres://u@db/rx?sslmode=require',
    );
  });

  it.each([
    ['mysql://u@db/rx', /^must be an address/],
    ['postgres://u@one:port,two/rx', /^must be an address/],
    ['postgres://u@one,two/rx?target_session_attrs=any', /the server that takes writes/],
  ])('that cannot be meant are refused: %s', (url, why) => {
    expect(wrongAddress(url)).toMatch(why);
  });

  it('past a pooler are refused without a pooler, and kept beside one', () => {
    const DATABASE_DIRECT_URL = 'postgres://u@db/rx';
    expect(() => readConfig({ DATABASE_DIRECT_URL })).toThrow('without DATABASE_URL');
    expect(readConfig({ DATABASE_DIRECT_URL, DATABASE_URL: 'postgres://u@pool:6432/rx' })).toMatchObject({
      databaseDirectUrl: DATABASE_DIRECT_URL,
      databaseUrl: 'postgres://u@pool:6432/rx',
    });
  });

  it('reach the tools of PostgreSQL without their password in sight', () => {
    const { address, env } = connectionOf('postgres://u:p%40q@one,two:5433/rx');
    expect(address).toBe('postgres://u@one,two:5433/rx');
    expect(env.PGPASSWORD).toBe('p@q');
    expect(connectionOf('postgres://u@one/rx').address).toBe('postgres://u@one/rx');
  });
});
