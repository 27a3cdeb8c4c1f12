/** A browser that draws maps: by WebGL, which these machines have in software alone. */
export const SOFTWARE_GL = {
  launchOptions: {
    executablePath: process.env.CHROME_PATH,
    args: [
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-sync',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
};
