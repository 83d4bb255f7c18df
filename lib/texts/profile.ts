/** The texts of the profile. */
export const profileTexts = {
  fieldRequired: "At least one field (email, password, display name) is required",
  displayNameEmpty: "Display name cannot be empty",
  displayNameTooLong: "Please choose a display name of 100 characters or less.",
  displayNameHidden: "This display name has hidden characters in it. Please type it again.",
  fetchFailed: (message: string) => `Failed to fetch profile: ${message}`,
  fetchError: "Error fetching profile",
  updated: "Profile updated successfully",
  updateError: "Error updating profile",
  displayName: "Display name",
  notSaved: "Not saved yet",
  showOnBoard: "Show me in the Top 10 Scores",
  showOnBoardHint: "Other players see your display name, and can find out your username.",
  newPassword: "New password (optional)",
  passwordHint: "Leave it empty to keep your password. A new one logs you out everywhere else.",
  currentPassword: "Current password",
  currentPasswordHint:
    "You need it to change your email address or password, so that nobody else can take over your account.",
  currentPasswordRequired: "Please enter your current password.",
  textSize: "Text size on this device",
  save: "Save",
} as const;
