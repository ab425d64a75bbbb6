import packageJson from '../package.json' with { type: 'json' };

/** The product's version, from package.json. */
export const VERSION: string = packageJson.version;
