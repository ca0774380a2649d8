import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfiguration } from './configuration.ts';

let folder: string;
let whole: Record<string, string>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cursiv-host-'));
  whole = {
    SITE_ORIGIN: 'https://cursiv.school.example',
    SMTP_URL: 'smtps://user:password@smtp.example.org',
    MAIL_FROM: 'Cursiv <cursiv@school.example>',
    DATA_FOLDER: path.join(folder, 'data'),
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

const problemsWith = (changed: Record<string, string | undefined>) => {
  const read = readConfiguration({ ...whole, ...changed });
  return 'problems' in read ? read.problems : [];
};

describe('the configuration of a school’s own machine', () => {
  it('listens on this machine alone, and believes no proxy, until it is told otherwise', () => {
    const read = readConfiguration(whole);
    expect(read).toMatchObject({ listen: '127.0.0.1', port: 8080, smtpUrl: whole.SMTP_URL });
    expect('proxies' in read && read.proxies.check('127.0.0.1')).toBe(false);
  });

  it('names everything that is missing, a line each', () => {
    const read = readConfiguration({});
    expect(read).toEqual({
      problems: ['SITE_ORIGIN is missing', 'SMTP_URL is missing', 'MAIL_FROM is missing', 'DATA_FOLDER is missing'],
    });
  });

  it.each([
    ['SITE_ORIGIN', 'http://cursiv.school.example', /must begin with https/],
    ['SITE_ORIGIN', 'https://cursiv.school.example/', /must be an origin/],
    ['SITE_ORIGIN', 'cursiv.school.example', /must be an origin/],
    ['SMTP_URL', 'https://smtp.example.org', /must be the mail server/],
    ['SMTP_URL', 'smtp.example.org', /must be the mail server/],
    ['MAIL_FROM', 'cursiv', /must be such as/],
    ['MAIL_FROM', 'Cursiv\r\nBcc: x <cursiv@school.example>', /must be such as/],
    ['DATA_FOLDER', '/dev/null/data', /cannot be written/],
    ['LISTEN', 'localhost', /must be an IP address/],
    ['PORT', '70000', /must be a number/],
    ['TRUSTED_PROXY', '10.0.0.0/99', /addresses or networks, not 10.0.0.0\/99/],
    ['TRUSTED_PROXY', '0.0.0.0/0', /addresses or networks/],
    ['SMTP_URL_FILE', '/none', /names a file that cannot be read/],
  ])('refuses %s=%s', (name, value, problem) => {
    expect(problemsWith({ [name]: value }).join('\n')).toMatch(problem);
  });

  it('reads a secret from a file, and says no secret aloud', () => {
    const file = path.join(folder, 'smtp');
    writeFileSync(file, 'smtps://a:b@mail.example\n');
    const { SMTP_URL: _left, ...others } = whole;
    expect(readConfiguration({ ...others, SMTP_URL_FILE: file })).toMatchObject({
      smtpUrl: 'smtps://a:b@mail.example',
    });
    expect(problemsWith({ SMTP_URL: 'ftp://user:secret@x' }).join()).not.toContain('secret');
  });
});
