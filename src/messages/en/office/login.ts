/** The operator's way in (SPEC §5, §8). */
export const lead = "Bookings and everything behind them, for the operator.";
export const username = "Username";
export const password = "Password";
export const showPassword = "Show password";
export const hidePassword = "Hide password";
export const login = "Login";
export const loggingIn = "Logging in...";
export const readWithoutSigningIn = "Read Without Signing In";

export const lockedTitle = "The bookings on this device are locked.";
export const locked = "They have not been refreshed for seven days. Signing in opens them.";
export const endedTitle = "The server has ended this sign-in.";
export const ended = (lost: number) =>
  `What this device kept of customers has been removed. Signing in loads it again.${loss(lost)}`;
const loss = (lost: number) => {
  if (lost === 0) return "";
  return lost === 1
    ? " 1 change that had not been sent is lost."
    : ` ${lost} changes that had not been sent are lost.`;
};

export const usernameRequired = "Username is required";
export const passwordRequired = "Password is required";
export const failed = "Login Failed";
export const wrong = "Invalid username or password.";
export const wrongTryAgain = "Invalid username or password. Please try again.";
export const tooOften = "Too many attempts. Please wait a minute and try again.";
export const unknown = "Something went wrong. Please try again.";
export const successful = "Login Successful";
export const welcome = "Welcome back, Admin!";
