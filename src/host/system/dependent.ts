/**
 * A shell sets the umask for the program alone, then becomes it: the process number stays. Where the system can do it
 * (setpriv of util-linux), the program ends with this process, however that ends; also where that was before it could be
 * said, which the second shell sees by its parent.
 */
const become = (parent: number) => `umask 077
setpriv --pdeathsig KILL true 2>/dev/null || exec "$0" "$@"
exec setpriv --pdeathsig KILL /bin/sh -c 'read -r _ _ _ parent _ </proc/$$/stat
[ -n "$parent" ] && [ "$parent" != ${parent} ] || exec "$0" "$@"' "$0" "$@"`;

/** The command that runs a program which must not outlive this process. */
export const dependent = (binary: string, args: readonly string[]): [string, ...string[]] =>
  process.platform === "win32"
    ? [binary, ...args]
    : ["/bin/sh", "-c", become(process.pid), binary, ...args];
