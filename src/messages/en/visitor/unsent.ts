export const title = "Nothing Was Sent Yet";
export const text =
  "This page had to be loaded again. What you typed is still here: please press the button once more.";
