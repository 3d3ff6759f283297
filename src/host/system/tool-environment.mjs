/** What the system, npm, Go, git and the network want to know; passwords and keys of the site are not among it. */
const NAMES = new Set([
  ...["PATH", "HOME", "USER", "LOGNAME", "SHELL", "TMPDIR", "TEMP", "TMP", "LANG", "TZ", "CI"],
  ...["NODE_ENV", "NODE_OPTIONS", "NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "SSL_CERT_DIR"],
  ...["SSH_AUTH_SOCK", "http_proxy", "https_proxy", "all_proxy", "no_proxy"],
  ...["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"],
  ...["SystemRoot", "ComSpec", "PATHEXT", "USERPROFILE", "APPDATA", "LOCALAPPDATA"],
]);
const FAMILIES = /^(LC_|XDG_|npm_config_|GO[A-Z]|CGO_|GIT_)/;

/**
 * The environment for a program that is not ours, such as a build with its hundreds of packages: of
 * this process' own only what is named here.
 * @param {NodeJS.ProcessEnv} [more] what this program is to know beside it
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(more = {}) {
  const own = Object.entries(process.env).filter(
    ([name]) => NAMES.has(name) || FAMILIES.test(name),
  );
  return { ...Object.fromEntries(own), ...more };
}
