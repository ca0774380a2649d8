import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';

/** How a school hosts the site on a machine of its own. */
export interface Configuration {
  /** The address of the site, without a slash at the end. */
  siteOrigin: string;
  dataFolder: string;
  smtpUrl: string;
  mailFrom: string;
  /** The address of this machine, or of the container, where the proxy reaches the site. */
  listen: string;
  port: number;
  /** The proxies whose word on the client's address is believed. */
  proxies: BlockList;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration in an environment, or one line for each thing that is missing or wrong. */
export function readConfiguration(environment: Environment): Configuration | { problems: string[] } {
  const problems: string[] = [];
  const value = (name: string, check: (text: string) => string | undefined, fallback = ''): string => {
    const text = givenValue(environment, name, problems) ?? fallback;
    const problem = text === '' ? 'is missing' : check(text);
    if (problem !== undefined) problems.push(`${name} ${problem}`);
    return text;
  };
  const configuration = {
    siteOrigin: value('SITE_ORIGIN', originProblem),
    smtpUrl: value('SMTP_URL', smtpProblem),
    mailFrom: value('MAIL_FROM', mailFromProblem),
    dataFolder: value('DATA_FOLDER', folderProblem),
    listen: value('LISTEN', (text) => (isIP(text) ? undefined : 'must be an IP address'), '127.0.0.1'),
    port: Number(value('PORT', portProblem, '8080')),
    proxies: proxiesIn(environment.TRUSTED_PROXY ?? '', problems),
  };
  return problems.length > 0 ? { problems } : configuration;
}

/** A value of the environment or, by the same name with `_FILE`, of a file, as secrets are given to containers. */
function givenValue(environment: Environment, name: string, problems: string[]): string | undefined {
  const file = environment[`${name}_FILE`];
  if (file === undefined) return environment[name]?.trim();
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    problems.push(`${name}_FILE names a file that cannot be read`);
    return undefined;
  }
}

function originProblem(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.origin !== text) return 'must be an origin such as https://cursiv.school.example, with nothing behind it';
  const isHere = url.hostname === 'localhost';
  return url.protocol === 'https:' || isHere ? undefined : 'must begin with https://, but for http://localhost';
}

function smtpProblem(text: string): string | undefined {
  const isAddress = URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
  return isAddress ? undefined : 'must be the mail server, such as smtps://user:password@smtp.example.org';
}

function mailFromProblem(text: string): string | undefined {
  return /^[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>$/.test(text) ? undefined : 'must be such as Cursiv <cursiv@school.example>';
}

function folderProblem(text: string): string | undefined {
  try {
    mkdirSync(text, { recursive: true, mode: 0o700 });
    accessSync(text, constants.W_OK);
    return undefined;
  } catch {
    return 'names a folder that cannot be written';
  }
}

const portProblem = (text: string) =>
  /^\d+$/.test(text) && Number(text) <= 65_535 ? undefined : 'must be a number up to 65535';

/** Addresses and networks with commas between: `10.89.0.0/24, fd00::/64`. */
function proxiesIn(text: string, problems: string[]): BlockList {
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', bits] = entry.split('/');
    const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const most = kind === 'ipv6' ? 128 : 32;
    const length = bits === undefined ? most : Number(bits);
    if (isIP(address) === 0 || !Number.isInteger(length) || length < 1 || length > most)
      problems.push(`TRUSTED_PROXY must have addresses or networks, not ${entry}`);
    else list.addSubnet(address, length, kind);
  }
  return list;
}
